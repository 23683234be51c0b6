#include "CPNGReader.h"
